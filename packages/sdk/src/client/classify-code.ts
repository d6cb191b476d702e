/** X01. */
export function classifyCode(code: string): 'ok' | 'login' | 'maintenance' | 'business' | 'failure' {
  if (code === '0') return 'ok'
  if (code === '107001120') return 'login'
  if (code === '107500998') return 'maintenance'
  if (/^146\d{6}$/.test(code)) return 'business'
  return Number(code.slice(-3)) >= 200 || code === '1002' || /^107(001101|00119[89]|500999)$/.test(code) ? 'failure' : 'business'
}
