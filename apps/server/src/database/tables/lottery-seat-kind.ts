/** What is limited in how many accounts may use it in a lottery. */
export type LotterySeatKind = 'device' | 'network' | 'address' | 'helpNetwork'
