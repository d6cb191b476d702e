/**
 * A Taro plugin for the search app. Taro's template for texts loops over the wrong list and shows a text four times if
 * it is deep in a page. The shop's texts contain no elements, so the plugin replaces the loop.
 */
module.exports = (context) => {
  context.registerMethod({
    name: 'onSetupClose',
    fn(platform) {
      if (platform.platform === 'swan')
        platform.template.buildFlattenText = () =>
          '<block s-for="i.cn trackBy item.sid"><block>{{item.v}}</block></block>'
    },
  })
}
