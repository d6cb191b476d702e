/** Returns whether the browser asks not to be tracked, by Global Privacy Control or Do Not Track. */
export const wantsNoTracking = ({
  globalPrivacyControl,
  doNotTrack,
}: Partial<Navigator> & { globalPrivacyControl?: boolean } = navigator): boolean =>
  !!globalPrivacyControl || doNotTrack === '1'
