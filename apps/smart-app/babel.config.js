/** Old enough for the phones the shop serves, new enough to need no polyfills (20 KB less). */
module.exports = {
  presets: [
    ['taro', { framework: 'react', ts: true, compiler: 'webpack5', targets: { ios: '12', android: '80' }, useBuiltIns: false }],
  ],
}
