import { REPLY_CODE } from '@hearth/domain'
import { checkForm, emailRules } from '@hearth/domain/form'
import { ShopError } from '#kernel/shop-error'

/** Refuses an invalid email address, by the checks of the forms that ask for one. @throws ShopError badInput */
export async function needEmail(email: string): Promise<void> {
  const { email: fault } = await checkForm(emailRules, { email })
  if (fault) throw new ShopError(REPLY_CODE.badInput, fault, 'email')
}
