const path = require('node:path')
const phones = require('./phones.json')
const { readSettings } = require('./settings.cjs')
const { writePages } = require('./write-pages.cjs')

/** Where the shop's packages lie: they are compiled from source. */
const PACKAGES = path.resolve(__dirname, '../..')

/**
 * Names of generated classes. They cross to the view with every element, so they are short; the author's own word tells
 * enough.
 */
const CLASS_NAME = '[local]_[hash:base64:5]'

const plugin = (name) => path.join(__dirname, name)

/**
 * How both mini apps are built. An app names its platform and its own folder; the rest is the same for both.
 * @param {'weapp' | 'swan'} platform
 * @param {string} appFolder
 */
exports.taroConfig = (platform, appFolder) => {
  const settings = readSettings(platform, process.env)
  // `app.config.ts` is read in this process, before constants are written into anything.
  process.env.HEARTH_SHOP_NAME = settings.shopName
  writePages()
  return configOf(platform, appFolder, settings)
}

const configOf = (platform, appFolder, settings) => ({
  projectName: path.basename(appFolder),
  date: '2026-11-21',
  // Authors write px for a screen 375 wide; the platforms count 750 rpx across.
  designWidth: 375,
  deviceRatio: { 375: 2 },
  sourceRoot: path.relative(appFolder, path.resolve(__dirname, '../src')),
  outputRoot: process.env.HEARTH_DIST || 'dist',
  framework: 'react',
  compiler: { type: 'webpack5', prebundle: { enable: false } },
  cache: { enable: false },
  plugins: [
    plugin('spoken-labels.cjs'),
    plugin('plain-texts.cjs'),
    [plugin('project-file.cjs'), { platform, settings }],
  ],
  defineConstants: {
    HEARTH_API_BASE: JSON.stringify(settings.apiBase),
    HEARTH_TRACE_URL: JSON.stringify(settings.traceUrl),
    HEARTH_COLLECT_URL: JSON.stringify(settings.collectUrl),
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
      autoprefixer: {
        enable: true,
        config: { overrideBrowserslist: [`ios >= ${phones.ios}`, `chrome >= ${phones.android}`] },
      },
      [path.join(__dirname, 'phone-styles.cjs')]: { enable: true },
      pxtransform: { enable: true, config: {} },
      cssModules: { enable: true, config: { namingPattern: 'module', generateScopedName: CLASS_NAME } },
    },
    webpackChain(chain) {
      chain.resolve.set('conditionNames', [platform, 'taro', 'hearth-source', '...'])
      // Taro turns '@tarojs/components' into a bare name that a workspace package cannot find from its own folder.
      // What a browser fetches late is in the same package here.
      chain.module.set('parser', { javascript: { dynamicImportMode: 'eager' } })
      chain.resolve.modules.add('node_modules').add(path.join(appFolder, 'node_modules'))
    },
  },
})
