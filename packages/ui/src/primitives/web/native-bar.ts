/** Whether the platform shows the page's title and tab bar itself: not on the web. */
export const nativeBar: boolean = false
