export default { navigationBarTitleText: '收银台' }
