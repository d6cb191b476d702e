import type { KindView } from '../kind-view'

/** The view of a membership, of which nothing is shipped. */
export const membershipKind: KindView = { paidText: '会员已开通，会员价与会员券已为您准备好' }
