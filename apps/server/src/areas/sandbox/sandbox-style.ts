import { createHash } from 'node:crypto'

/** The style of the sandbox cashier: a phone-wide card, light and dark, without external files. */
export const SANDBOX_STYLE = `
:root{color-scheme:light dark;--page:#f6f3ef;--card:#fff;--ink:#241f1b;--soft:#6b625a;--line:#e9e2da;--ember:#c9430d;--ember-deep:#a93609;--calm:#efe9e2}
@media (prefers-color-scheme:dark){:root{--page:#171412;--card:#221e1b;--ink:#f4eee8;--soft:#b3a89d;--line:#38312b;--ember:#c94a14;--ember-deep:#b03d0d;--calm:#302a25}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:var(--page);color:var(--ink);font:16px/1.6 -apple-system,"PingFang SC","Noto Sans SC","Noto Sans CJK SC","Microsoft YaHei",sans-serif}
main{max-width:440px;margin:0 auto;padding:24px 16px 40px}
header{display:flex;align-items:center;gap:10px;padding:8px 4px 20px;font-weight:600}
header svg{flex:none}
header small{margin-left:auto;padding:2px 10px;border-radius:999px;background:var(--calm);color:var(--soft);font-weight:400;font-size:13px}
.card{background:var(--card);border-radius:20px;padding:28px 22px;box-shadow:0 1px 2px rgb(60 40 20 / 6%),0 12px 32px rgb(60 40 20 / 8%)}
.card .what{margin:0;text-align:center;color:var(--soft);font-size:15px;font-weight:400}
.amount{margin:4px 0 20px;text-align:center;font-size:44px;line-height:1.2;font-weight:700;font-variant-numeric:tabular-nums;letter-spacing:-.5px}
.amount span{font-size:26px;margin-right:4px}
dl{margin:0 0 24px;border-top:1px solid var(--line)}
dl div{display:flex;justify-content:space-between;gap:16px;padding:12px 0;border-bottom:1px solid var(--line);font-size:15px}
dt{color:var(--soft);flex:none}dd{margin:0;text-align:right;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
button,a.go{display:block;width:100%;min-height:52px;border:0;border-radius:14px;font:inherit;font-weight:600;font-size:17px;text-align:center;line-height:52px;text-decoration:none;cursor:pointer}
.pay,a.go{background:var(--ember);color:#fff}.pay:hover,.pay:active,a.go:hover,a.go:active{background:var(--ember-deep)}
.fail{margin-top:12px;background:var(--calm);color:var(--ink);font-weight:400}
button:focus-visible,a:focus-visible{outline:3px solid var(--ember);outline-offset:3px}
.hint{margin:20px 8px 0;text-align:center;color:var(--soft);font-size:14px}
.mark{display:block;margin:4px auto 12px}
h1{margin:0 0 8px;text-align:center;font-size:22px}
@media (min-width:700px){main{padding-top:9vh}}
`

/**
 * The content security policy of the sandbox's pages. It allows one style sheet, inline pictures, and forms to the
 * page's own origin.
 */
export const SANDBOX_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(SANDBOX_STYLE).digest('base64')}'`,
  'img-src data:',
  "form-action 'self'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
].join('; ')
