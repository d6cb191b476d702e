/** Actions on content that are recorded (K13). The specification does not define the codes. */
export const TRACK_ACTION = { view: 'view', click: 'click', share: 'share' } as const

/** One of {@link TRACK_ACTION}. */
export type TrackAction = (typeof TRACK_ACTION)[keyof typeof TRACK_ACTION]

/** The label of each action for owners. */
export const TRACK_ACTION_LABEL: Readonly<Record<TrackAction, string>> = { view: '浏览', click: '点击', share: '分享' }
