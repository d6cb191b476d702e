import type { FormRules } from '#form/form-rule'
import { TELEPHONE_PATTERN } from '#form/telephone-pattern'

/** The fields of an address form (E05). */
export interface AddressForm {
  consigneeName: string
  consigneeTele: string
  provinceCode: string
  cityCode: string
  districtCode: string
  detailAddress: string
  tag?: string
}

const area = (level: string) => ({ label: level, rules: [{ required: true, message: '请选择所在地区' }] })

/** The checks of an address form (V04). The street may stay unknown. */
export const addressRules: FormRules<AddressForm> = {
  consigneeName: {
    label: '收货人',
    rules: [{ required: true, message: '请填写收货人姓名' }, { whitespace: true }, { max: 20 }],
  },
  consigneeTele: {
    label: '手机号码',
    rules: [{ required: true }, { pattern: TELEPHONE_PATTERN, message: '请填写正确的手机号码' }],
  },
  provinceCode: area('省份'),
  cityCode: area('城市'),
  districtCode: area('区县'),
  detailAddress: {
    label: '详细地址',
    rules: [{ required: true, message: '请填写街道门牌、楼层房间号等详细地址' }, { whitespace: true }, { max: 120 }],
  },
  tag: { label: '标签', rules: [{ max: 10 }] },
}
