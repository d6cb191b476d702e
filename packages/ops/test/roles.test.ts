import { describe, expect, it } from 'vitest'
import { opsCatalogue, opsLines, PERMISSIONS, ROLES, rolesAllow } from '@hearth/ops'

const lines = [...opsLines(opsCatalogue)]
const mayOf = (role: (typeof ROLES)[number]) =>
  lines.flatMap(([name, { may }]) => (may && rolesAllow([role], may) ? [name] : []))

describe('the roles of staff', () => {
  it('every call names one existing permission, except for logging in and out and reading one’s own account', () => {
    expect(lines.flatMap(([name, { may }]) => (may ? [] : [name]))).toEqual(['staff.login', 'staff.logout', 'staff.me'])
    const wanted = new Set(lines.flatMap(([, { may }]) => may ?? []))
    expect([...wanted].sort()).toEqual([...PERMISSIONS].sort())
  })

  it('an owner may use every call, and an auditor none that changes or reveals anything', () => {
    expect(mayOf('owner')).toHaveLength(lines.length - 3)
    const kinds = new Map(lines.map(([name, { kind }]) => [name, kind]))
    expect(mayOf('auditor').filter((name) => kinds.get(name) !== 'read')).toEqual([])
  })

  it('only an owner changes permissions, and only an owner or finance refunds money', () => {
    const who = (name: string) => ROLES.filter((role) => mayOf(role).includes(name))
    expect(who('staff.add')).toEqual(['owner'])
    expect(who('orders.refund')).toEqual(['owner', 'finance'])
    expect(who('products.setPrice')).toEqual(['owner', 'catalogue'])
  })

  it('a member with several roles has the permissions of each, and one without a role has none', () => {
    expect(rolesAllow(['support', 'finance'], 'orders.refund')).toBe(true)
    expect(rolesAllow(['support', 'finance'], 'products.price')).toBe(false)
    expect(PERMISSIONS.filter((permission) => rolesAllow([], permission))).toEqual([])
  })
})
