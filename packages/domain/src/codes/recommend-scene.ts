/** The pages that show recommendations (F11). The specification does not define the codes. */
export const RECOMMEND_SCENE = { home: 'home', product: 'product', cart: 'cart', paid: 'paid' } as const

/** One of {@link RECOMMEND_SCENE}. */
export type RecommendScene = (typeof RECOMMEND_SCENE)[keyof typeof RECOMMEND_SCENE]

/** The heading above the recommendations. */
export const RECOMMEND_SCENE_LABEL: Readonly<Record<RecommendScene, string>> = {
  home: '为你推荐',
  product: '看了又看',
  cart: '猜你喜欢',
  paid: '大家还买了',
}
