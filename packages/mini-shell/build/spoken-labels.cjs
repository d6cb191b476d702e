const path = require('node:path')
const labels = require('./spoken-labels.json')

/**
 * A Taro plugin: lets templates carry what a screen reader says, which Taro leaves out.
 * Template and runtime number the attributes alike, so both must hear of them.
 */
module.exports = (context) => {
  context.registerMethod({
    name: 'onSetupClose',
    fn(platform) {
      platform.template.mergeComponents(context, labels)
      platform.runtimePath = [platform.runtimePath, path.join(__dirname, 'spoken-labels-runtime.js')].flat()
    },
  })
}
