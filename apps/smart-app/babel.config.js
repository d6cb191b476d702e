/** The oldest phones the shop serves, which need no polyfills (20 KB less): docs/decisions/2026-11-23-oldest-phones.md. */
const targets = require('@hearth/mini-shell/phones')

module.exports = {
  presets: [
    [
      'taro',
      { framework: 'react', ts: true, compiler: 'webpack5', targets, useBuiltIns: false, 'dynamic-import-node': false },
    ],
  ],
}
