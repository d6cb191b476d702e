import { rowOf, type RouteName } from '@hearth/screens/route-table'

/** Returns a page's configuration for the platform. */
export const pageConfig = (name: RouteName) => {
  const { title, public: isPublic = false, noMoments = false, pull = false } = rowOf(name)
  return {
    navigationBarTitleText: title,
    enableShareAppMessage: true,
    // A page opened from a timeline cannot open other pages or log in, so only pages that are the same for everybody
    // can be shared there.
    enableShareTimeline: isPublic && !noMoments,
    enablePullDownRefresh: pull,
  }
}
