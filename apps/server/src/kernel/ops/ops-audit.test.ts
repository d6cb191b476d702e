import { expect, it } from 'vitest'
import { hidden, hide } from '#kernel/ops/ops-audit'

it('the audit log contains no whole name, telephone or street, and no secret, however deeply nested', () => {
  const address = {
    consigneeName: '林小暖',
    consigneeTele: '13800138000',
    detailAddress: '望京街 1 号',
    cityName: '北京市',
  }
  expect(
    hidden({ order: { address }, staff: [{ password: 'a secret', name: 'mei', token: 't' }], price: 100 }),
  ).toEqual({
    order: {
      address: { consigneeName: '林****', consigneeTele: '138****8000', detailAddress: '****', cityName: '北京市' },
    },
    staff: [{ name: 'mei' }],
    price: 100,
  })
})

it('a hidden text keeps as many characters as allowed, and a telephone its end', () => {
  expect([hide('', 3), hide('林', 1), hide('👩‍🚀明', 1), hide('010-1234', 3), hide('13800138000', 3)]).toEqual([
    '',
    '林****',
    '👩****',
    '010****',
    '138****8000',
  ])
})
