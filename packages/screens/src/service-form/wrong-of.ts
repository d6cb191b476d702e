import { RETURN_TYPE } from '@hearth/domain'
import type { ServiceFormStart, ServiceFormState } from '@hearth/state'
import { wayOf } from './way-of'

/** Returns the first missing input of the form, as the text of the form's button; undefined if none is missing. */
export function wrongOf(
  start: ServiceFormStart,
  { form, sns, pickup }: Pick<ServiceFormState, 'form' | 'sns' | 'pickup'>,
): string | undefined {
  if (!form.serviceType) return '请选择服务类型'
  if (!form.reason) return '请选择申请原因'
  if (start.sns.length > 0 && sns.length !== form.itemQuantity) return `请选择 ${form.itemQuantity} 个序列号`
  if (wayOf(start, form) !== RETURN_TYPE.fetched) return undefined
  if ((form.returnInfo ?? start.address).detailAddress === '') return '请选择取件地址'
  return pickup.data?.valid === false ? '请更换取件地址或自行寄回' : undefined
}
