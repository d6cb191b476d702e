const fs = require('node:fs')
const path = require('node:path')
const { readRouting } = require('./write-pages.cjs')

/** For each platform, its project file and the field that names the app's folder. */
const FILES = {
  weapp: { name: 'project.config.json', root: 'miniprogramRoot' },
  swan: { name: 'project.swan.json', root: 'smartProgramRoot' },
}

/**
 * A Taro plugin that makes the built folder a project for the platform's tools and for uploading. It writes the project
 * file with the appid of the build, and the list of pages for the messaging app's search. In an app for shoppers, the
 * platform checks the domains of requests.
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
