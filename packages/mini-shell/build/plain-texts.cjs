/**
 * A Taro plugin for the search app: its template for a text runs over the wrong list and shows the words four
 * times wherever a text lies deep in a page. A text of ours holds words alone, so one run over its own will do.
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
