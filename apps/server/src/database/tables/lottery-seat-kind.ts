/** What so many accounts at most may share in a lottery. */
export type LotterySeatKind = 'device' | 'network' | 'address' | 'helpNetwork'
