const path = require('node:path')
const phones = require('./phones.json')
const { readSettings } = require('./settings.cjs')
const { writePages } = require('./write-pages.cjs')

/** Folder of the shop's packages: they are compiled from source. */
const PACKAGES = path.resolve(__dirname, '../..')

/**
 * Names of generated classes. Every element carries them to the view, so they are short: the author's own name is
 * enough.
 */
const CLASS_NAME = '[local]_[hash:base64:5]'

const plugin = (name) => path.join(__dirname, name)

/**
 * The build of both mini apps. An app passes its platform and its folder; the rest is the same for both.
 * @param {'weapp' | 'swan'} platform
 * @param {string} appFolder
 */
exports.taroConfig = (platform, appFolder) => {
  const settings = readSettings(platform, process.env)
  // `app.config.ts` is evaluated in this process, before constants are replaced.
  process.env.HEARTH_SHOP_NAME = settings.shopName
  writePages()
  return configOf(platform, appFolder, settings)
}

const configOf = (platform, appFolder, settings) => ({
  projectName: path.basename(appFolder),
  date: '2026-11-21',
  // Styles are written in px for a screen 375 px wide; the platforms count 750 rpx across.
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
    // Code that only one subpackage uses is bundled with it.
    optimizeMainPackage: { enable: true },
    // Elements with `compileMode` get templates of their own: see packages/ui/src/hot.
    experimental: { compileMode: true },
    compile: { include: [PACKAGES] },
    // Class names are unique to their file, so the order of files does not matter.
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
      // Taro turns '@tarojs/components' into a bare name that a workspace package cannot resolve from its own folder.
      // Code that a browser fetches later is in the same package here.
      chain.module.set('parser', { javascript: { dynamicImportMode: 'eager' } })
      chain.resolve.modules.add('node_modules').add(path.join(appFolder, 'node_modules'))
    },
  },
})
