const path = require('node:path')
const phones = require('./phones.json')
const { readSettings } = require('./settings.cjs')
const { writePages } = require('./write-pages.cjs')

/** Folder of the shop's packages, which are compiled from source. */
const PACKAGES = path.resolve(__dirname, '../..')

/**
 * Pattern of the class names. They are short, since every element carries them to the view; five letters of a hash make
 * them unique.
 */
const CLASS_NAME = '[local]_[hash:base64:5]'

const plugin = (name) => path.join(__dirname, name)

/**
 * Returns the build's configuration for one mini app. Everything besides the platform and the folder is the same for
 * both apps.
 * @param {'weapp' | 'swan'} platform
 * @param {string} appFolder
 */
exports.taroConfig = (platform, appFolder) => {
  const settings = readSettings(platform, process.env)
  // `app.config.ts` runs in this process, before constants are replaced, so it reads the name from the environment.
  process.env.HEARTH_SHOP_NAME = settings.shopName
  writePages()
  return configOf(platform, appFolder, settings)
}

const configOf = (platform, appFolder, settings) => ({
  projectName: path.basename(appFolder),
  date: '2026-11-21',
  // Styles are written in px for a screen of 375 px width; the platforms count 750 rpx.
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
    // Elements with `compileMode` get their own templates; see packages/ui/src/hot.
    experimental: { compileMode: true },
    compile: { include: [PACKAGES] },
    // Class names are unique to their file, so the order of style sheets does not matter.
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
      // Taro replaces '@tarojs/components' by a bare name, which a package of the workspace cannot resolve from its own
      // folder. Code that a browser loads later is part of the same package here.
      chain.module.set('parser', { javascript: { dynamicImportMode: 'eager' } })
      chain.resolve.modules.add('node_modules').add(path.join(appFolder, 'node_modules'))
    },
  },
})
