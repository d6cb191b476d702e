/** Whether the platform shows the page's title and tab bar itself: the mini shells do. */
export const nativeBar: boolean = true
