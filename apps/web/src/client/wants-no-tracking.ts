/** Whether the shopper's browser says that they do not want to be followed: Global Privacy Control, or Do Not Track. */
export const wantsNoTracking = ({
  globalPrivacyControl,
  doNotTrack,
}: Partial<Navigator> & { globalPrivacyControl?: boolean } = navigator): boolean =>
  !!globalPrivacyControl || doNotTrack === '1'
