const path = require('node:path')
const labels = require('./spoken-labels.json')

/**
 * A Taro plugin that adds the attributes for screen readers to Taro's templates. The templates and the runtime number
 * the attributes in the same order, so both must know them.
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
