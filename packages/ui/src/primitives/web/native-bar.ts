/** Whether the platform itself shows the title bar and the tab bar. On the web it does not. */
export const nativeBar: boolean = false
