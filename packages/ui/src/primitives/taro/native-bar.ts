/** Whether the platform itself shows the title bar and the tab bar. In mini shells it does. */
export const nativeBar: boolean = true
