/** The status of a community post (F12). The specification does not define the codes. */
export const POST_STATUS = { reviewing: 0, published: 1, refused: 2, takenDown: 3, deleted: 4 } as const

/** One of {@link POST_STATUS}. */
export type PostStatus = (typeof POST_STATUS)[keyof typeof POST_STATUS]

/** The text of each status for the author; a deleted post is shown to nobody. */
export const POST_STATUS_LABEL: Readonly<Record<PostStatus, string>> = {
  0: '审核中',
  1: '已发布',
  2: '未通过',
  3: '已下架',
  4: '已删除',
}
