import type { AccountBinding, Withdrawal, WithdrawableCash } from '@hearth/state'
import { expect, it, vi } from 'vitest'
import { WithdrawScreen } from '../src/withdraw'
import { openScreen } from './open-screen'
import { NOW } from './samples'

const cash: WithdrawableCash = {
  amount: 312_345,
  withdrawingAmount: 5000,
  minimum: 100,
  maximum: 2_000_000,
  leftToday: 2_000_000,
  timesLeft: 3,
  feeRate: 0,
  taxMethod: 'month',
  paidThisMonth: { income: 0, tax: 0 },
  paidThisYear: { income: 0, tax: 0 },
  months: 1,
}
const bound: AccountBinding = {
  bound: true,
  accountType: 1,
  account: '**** 3400',
  holder: '王*暖',
  usableTime: NOW - 1,
}
const withdrawal = (part: Partial<Withdrawal> = {}): Withdrawal => ({
  withdrawId: '7001',
  withdrawAmount: 300_000,
  fee: 0,
  tax: 44_000,
  net: 256_000,
  status: 0,
  accountType: 1,
  account: '**** 3400',
  time: NOW,
  ...part,
})

/** Opens the page of withdrawals. */
const open = (
  parts: { cash?: WithdrawableCash; binding?: AccountBinding; list?: Withdrawal[] } = {},
  more: Record<string, unknown> = {},
) =>
  openScreen(WithdrawScreen, {
    calls: {
      rebate: {
        getWithdrawable: async () => parts.cash ?? cash,
        getBinding: async () => parts.binding ?? bound,
        listWithdrawals: async () => ({
          result: parts.list ?? [],
          totalCount: parts.list?.length ?? 0,
          startId: '',
        }),
        ...more,
      },
    },
  })

it('shows what can be withdrawn, the account, and how much of an amount reaches the promoter', async () => {
  const page = await open()
  for (const words of ['¥3123.45', '¥50.00 正在提现', '银行卡 **** 3400 王*暖', '还没有提现记录'])
    expect(page.text()).toContain(words)
  await page.write('提现金额（元）', '3000')
  for (const words of ['代扣个人所得税¥440.00', '实际到账¥2560.00']) expect(page.text()).toContain(words)
  await page.press('全部提现')
  expect(page.text()).toContain('代扣个人所得税¥464.69')
})

it('withdraws once, says why it is refused, and loses nothing that was typed', async () => {
  const withdraw = vi.fn(async () => {
    throw Object.assign(new Error('今天的额度已用完'), { code: '107002412', text: '今天的额度已用完' })
  })
  const page = await open({}, { withdraw })
  await page.press('申请提现')
  expect(page.text()).toContain('请填写提现金额')
  await page.write('提现金额（元）', '0.5')
  await page.press('申请提现')
  expect(page.text()).toContain('每次至少提现 ¥1.00')
  await page.write('提现金额（元）', '9999')
  await page.press('申请提现')
  expect(page.text()).toContain('超过可提现余额')
  expect(withdraw).not.toHaveBeenCalled()
  await page.write('提现金额（元）', '12.50')
  await page.press('申请提现')
  expect(withdraw).toHaveBeenCalledTimes(1)
  expect(withdraw.mock.calls[0]).toMatchObject([{ withdrawAmount: 1250 }, { idempotencyKey: expect.any(String) }])
  expect((page.find('提现金额（元）') as HTMLInputElement).value).toBe('12.50')
})

it('asks for an account first, and waits for a new one', async () => {
  const page = await open({ binding: { bound: false } })
  expect(page.has('申请提现')).toBe(false)
  await page.press('绑定收款账户')
  expect(page.text()).toContain('打款时会核对姓名')
  const waits = await open({ binding: { ...bound, usableTime: NOW + 3_600_000 } })
  expect(waits.text()).toContain('新账户从')
  expect((waits.find('申请提现') as HTMLButtonElement).disabled).toBe(true)
})

it('shows the status of withdrawals, why one was returned, and where to confirm one', async () => {
  const page = await open({
    list: [
      withdrawal({ status: 3, confirmUrl: '/sandbox-payout/7001/token' }),
      withdrawal({ withdrawId: '7000', status: 6, reason: '收款账户状态异常', endTime: NOW }),
      withdrawal({ withdrawId: '6999', status: 4, endTime: NOW }),
    ],
  })
  for (const words of ['待收款', '打款失败', '收款账户状态异常，款项已退回可提现余额', '已到账', '到账 ¥2560.00'])
    expect(page.text()).toContain(words)
  expect(page.find('去确认收款').getAttribute('href')).toBe('/sandbox-payout/7001/token')
})

it('shows the entries of the account, each with its status', async () => {
  const listEntries = vi.fn(async () => ({
    result: [
      { entryId: 'w', type: 2, title: '提现 · 银行卡 **** 3400', amount: -300_000, status: 4, time: NOW },
      { entryId: 'r', type: 3, title: '暖居台灯 退款扣回返利', amount: -500, orderId: '1', time: NOW - 1 },
      { entryId: 'e', type: 1, title: '暖居台灯 推广返利', amount: 1500, orderId: '1', rebateStatus: 1, time: NOW - 2 },
    ],
    totalCount: 3,
    startId: '',
  }))
  const page = await open({}, { listEntries })
  await page.press('收支明细')
  await vi.waitFor(() => expect(page.text()).toContain('提现 · 银行卡 **** 3400'))
  for (const words of ['-3000.00', '-5.00', '+15.00', '已到账', '已结算']) expect(page.text()).toContain(words)
  expect(page.text()).not.toContain('还没有提现记录')
  expect(listEntries).toHaveBeenCalledTimes(1)
})
