import { expect, it } from 'vitest'
import { SANDBOX_NOT_FOUND, sandboxPage } from '#areas/sandbox/sandbox-page'
import { SANDBOX_POLICY } from '#areas/sandbox/sandbox-style'

const view = { payee: '暖居', orderId: '1', paymentId: '2', amount: 100 }

it.each([
  ['before it is paid', sandboxPage(view)],
  ['after', sandboxPage({ ...view, result: 'paid' })],
  ['of a payment that does not exist', SANDBOX_NOT_FOUND],
])('has its own icon, %s, so that no browser asks for a missing one', (_when, html) => {
  const icon = /<link rel="icon" href="(data:image\/svg\+xml,[^"]+)">/.exec(html)?.[1] ?? ''
  expect(decodeURIComponent(icon)).toContain('<svg xmlns="http://www.w3.org/2000/svg"')
  expect(SANDBOX_POLICY).toContain('img-src data:')
  expect(html.match(/(?:src|href)="(?!data:)/g)).toBeNull()
})
