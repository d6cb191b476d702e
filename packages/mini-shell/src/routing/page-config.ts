import { rowOf, type RouteName } from '@hearth/screens/route-table'

/** What the platform is told about one page. */
export const pageConfig = (name: RouteName) => {
  const { title, public: isPublic = false, noMoments = false, pull = false } = rowOf(name)
  return {
    navigationBarTitleText: title,
    enableShareAppMessage: true,
    // In moments a page stands alone and nobody is logged in: what is the same for everybody alone makes sense there.
    enableShareTimeline: isPublic && !noMoments,
    enablePullDownRefresh: pull,
  }
}
