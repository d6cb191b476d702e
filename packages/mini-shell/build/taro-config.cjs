const path = require('node:path')

/** Where the shop's packages lie: they are compiled from source. */
const PACKAGES = path.resolve(__dirname, '../..')

/** Where the shop's server is while the apps are tried out. It counts visits itself. */
const TRIAL_SHOP = 'http://localhost:3000'
const { HEARTH_API_BASE = TRIAL_SHOP, HEARTH_TRACE_URL, HEARTH_COLLECT_URL } = process.env
const counterOf = (path) => (HEARTH_API_BASE === TRIAL_SHOP ? `${TRIAL_SHOP}/sandbox-tracking/${path}` : '')

/** Names of generated classes. They cross to the view with every element, so they are short; the author's own word tells enough. */
const CLASS_NAME = '[local]_[hash:base64:5]'

/**
 * How both mini apps are built. An app names its platform and its own folder; the rest is the same for both.
 * @param {'weapp' | 'swan'} platform
 * @param {string} appFolder
 */
exports.taroConfig = (platform, appFolder) => ({
  projectName: path.basename(appFolder),
  date: '2026-11-21',
  // Authors write px for a screen 375 wide; the platforms count 750 rpx across.
  designWidth: 375,
  deviceRatio: { 375: 2 },
  sourceRoot: path.relative(appFolder, path.resolve(__dirname, '../src')),
  outputRoot: 'dist',
  framework: 'react',
  compiler: { type: 'webpack5', prebundle: { enable: false } },
  cache: { enable: false },
  plugins: ['spoken-labels.cjs', 'plain-texts.cjs'].map((name) => path.join(__dirname, name)),
  defineConstants: {
    HEARTH_API_BASE: JSON.stringify(HEARTH_API_BASE),
    HEARTH_TRACE_URL: JSON.stringify(HEARTH_TRACE_URL ?? counterOf('trace')),
    HEARTH_COLLECT_URL: JSON.stringify(HEARTH_COLLECT_URL ?? counterOf('collect')),
  },
  mini: {
    // What only one subpackage uses travels with that subpackage.
    optimizeMainPackage: { enable: true },
    // What bears `compileMode` gets a template of its own: see packages/ui/src/hot.
    experimental: { compileMode: true },
    compile: { include: [PACKAGES] },
    // Class names are unique to their file, so the order of files says nothing.
    miniCssExtractPluginOption: { ignoreOrder: true },
    postcss: {
      pxtransform: { enable: true, config: {} },
      cssModules: { enable: true, config: { namingPattern: 'module', generateScopedName: CLASS_NAME } },
    },
    webpackChain(chain) {
      chain.resolve.set('conditionNames', [platform, 'taro', 'hearth-source', '...'])
      // Taro turns '@tarojs/components' into a bare name that a workspace package cannot find from its own folder.
      chain.resolve.modules.add('node_modules').add(path.join(appFolder, 'node_modules'))
    },
  },
})
