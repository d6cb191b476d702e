const fs = require('node:fs')
const path = require('node:path')
const { readRouting } = require('./write-pages.cjs')

/** What each platform calls the file that makes a folder a project, and where it names the app's own folder. */
const FILES = {
  weapp: { name: 'project.config.json', root: 'miniprogramRoot' },
  swan: { name: 'project.swan.json', root: 'smartProgramRoot' },
}

/**
 * A Taro plugin that makes the built folder a project of its own, ready for the platform's tools and for uploading:
 * the app's project file with the appid of this build, and what the messaging app's search may list. An app for
 * shoppers has its request domains checked.
 */
module.exports = (context, { platform, settings }) => {
  context.onBuildFinish(({ error }) => {
    if (error) return
    const { name, root } = FILES[platform]
    const { setting, ...project } = JSON.parse(fs.readFileSync(path.join(context.paths.appPath, name), 'utf8'))
    const built = {
      ...project,
      [root]: './',
      appid: settings.appid,
      setting: { ...setting, urlCheck: settings.isForShoppers },
    }
    fs.writeFileSync(path.join(context.paths.outputPath, name), `${JSON.stringify(built, null, 2)}\n`)
    if (platform === 'weapp')
      fs.writeFileSync(
        path.join(context.paths.outputPath, 'sitemap.json'),
        `${JSON.stringify(readRouting('sitemap').sitemap, null, 2)}\n`,
      )
  })
}
