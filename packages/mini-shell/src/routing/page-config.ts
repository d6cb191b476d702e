import { rowOf, type RouteName } from '@hearth/screens/route-table'

/** A page's configuration for the platform. */
export const pageConfig = (name: RouteName) => {
  const { title, public: isPublic = false, noMoments = false, pull = false } = rowOf(name)
  return {
    navigationBarTitleText: title,
    enableShareAppMessage: true,
    // A page opened from moments is alone and nobody is logged in: only pages that are the same for everybody are
    // allowed.
    enableShareTimeline: isPublic && !noMoments,
    enablePullDownRefresh: pull,
  }
}
