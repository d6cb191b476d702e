import { mainPages, preloadRule, subPackages, tabItems } from './routing/app-pages'

/** What the platform is told about the app; pages and packages come from the route table. */
export default {
  pages: mainPages,
  subPackages,
  preloadRule,
  window: {
    navigationBarTitleText: '暖居',
    navigationBarBackgroundColor: '#ffffff',
    navigationBarTextStyle: 'black',
    backgroundColor: '#f6f4f1',
    backgroundTextStyle: 'dark',
  },
  tabBar: {
    color: '#6b625a',
    selectedColor: '#c2410c',
    backgroundColor: '#ffffff',
    borderStyle: 'black',
    list: tabItems,
  },
}
