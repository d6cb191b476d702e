import { isLoggedIn } from '@hearth/domain'
import { userStore, useShop } from '@hearth/state'

/**
 * The viewer, as far as known: 0 unknown, 1 a visitor or undetermined, 2 a shopper. For `usePageLoad` of partly
 * personal data, which reloads when this changes.
 */
export const useAsker = (): number =>
  useShop(userStore, ({ info: { data, status } }) => (data ? (isLoggedIn(data) ? 2 : 1) : Number(status === 'failed')))
