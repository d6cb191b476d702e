import { cleanText } from '#text/clean-text'
import { halfWidth } from '#text/half-width'

/** The kind of information that a label announces. */
export type PieceKind = 'name' | 'telephone' | 'address' | 'other'

/** A part of a pasted text, between blanks or separators. */
export interface Piece {
  text: string
  /** The kind that the label before the part announces. */
  kind?: PieceKind
  /** Whether the part is directly before or after the telephone number. */
  besideTelephone?: boolean
}

/** The parts of a pasted text. */
export interface SplitText {
  consigneeTele: string
  /** The extension of a privacy number, such as 7839 in `17012345678 转 7839`; empty if there is none. */
  extension: string
  pieces: Piece[]
}

/** Maximum number of characters that are parsed. */
const LONGEST = 500
/** Placeholders that replace the telephone number and labels in the text. */
const TELEPHONE_HERE = '\uE001'
const LABEL_HERE = '\uE002'

const SIGNS_OF_OURS = /[\uE001\uE002]/g

const TELEPHONE = /(?:\(?\+?(?:00)?86\)?[\s-]?)?(1[3-9]\d)[\s-]?(\d{4})[\s-]?(\d{4})(?!\d)/
const EXTENSION = /^\s*(?:[,，]?\s*转接?|-|#|分机号?)\s*(\d{2,6})(?![\d号栋楼室幢单座])/
const SEPARATORS = /[ \t\r\n,;。；、|]+/

/** Words that occur in labels, and the kind of such labels. The first match applies. */
const LABEL_KINDS: readonly (readonly [RegExp, PieceKind | undefined])[] = [
  // The label of a shopper's remark has no kind, so that the label and the remark stay in the text.
  [/备注|留言|要求|说明/, undefined],
  [/身份证|证件|邮编|邮政|zip|post|订单|运单|单号|编号|编码|商品|数量|快递|时间|日期/i, 'other'],
  [/电话|手机|联系方式|号码|tel|phone|mobile/i, 'telephone'],
  [/地址|地区|区域|详细|省|市|区|县|街道|门牌|addr|area/i, 'address'],
  [/姓名|名字|名称|收货|收件|收方|人|买家|客户|name|^收$/i, 'name'],
]
const WORD = String.raw`(?:收货人|收件人|联系人|客户|买家|顾客)(?:姓名|名称|名字)?|姓名|名字|(?:收货人?|收件人?|联系)?(?:手机号码?|电话号码|手机|电话)|联系方式|号码|所在(?:地区|省市区|区域)|省市区县?|(?:收货|收件|详细|街道|家庭|公司)?地址|门牌号|邮政编码|邮编|身份证号?码?`
/**
 * Matches a label: a known label with a colon, anywhere; an unknown label with a colon, at the beginning of a piece; a
 * known label without a colon, as a piece of its own.
 */
const LABELS = new RegExp(
  String.raw`(${WORD})\s*:\s*|(^|[\s,;。；、|])([\p{Script=Han}A-Za-z/]{1,8})\s*:\s*|(^|[\s,;。；、|])(${WORD})(?=[\s,;])`,
  'gu',
)

/** Labels with blanks between their characters. Writers insert the blanks to align the labels. */
const SPACED_LABEL = /收\s+货\s+人|收\s+件\s+人|联\s+系\s+人|姓\s+名|手\s+机|电\s+话|地\s+址/g

/** Splits a pasted text into its telephone number and its other parts, each with the kind that its label announces. */
export function splitPasted(pasted: string): SplitText {
  const text = plain(pasted.slice(0, LONGEST))
  const found = TELEPHONE.exec(text)
  const after = found ? text.slice(found.index + found[0].length) : ''
  const extension = EXTENSION.exec(after)
  const rest = found
    ? `${text.slice(0, found.index)} ${TELEPHONE_HERE} ${after.slice(extension?.[0].length ?? 0)}`
    : text
  return {
    consigneeTele: found ? `${found[1]}${found[2]}${found[3]}` : '',
    extension: extension?.[1] ?? '',
    pieces: toPieces(rest),
  }
}

/** Returns the text in half-width characters, without quotes, invisible characters and identity numbers. */
const plain = (text: string): string =>
  withoutIdentity(halfWidth(cleanText(text).replace(SIGNS_OF_OURS, ' ')))
    .replace(/["“”《》]/g, ' ')
    .replace(/\s*[·•・‧∙]\s*/g, '·')
    .replace(/【/g, '[')
    .replace(/】/g, ']')
    // Removes brackets around a name, but not those around the extension of a privacy number.
    .replace(/\[([^\]\d收]+)\]/g, ' $1 ')
    .replace(SPACED_LABEL, (label) => label.replace(/\s/g, ''))
    // Replaces the blanks in a Latin name by non-breaking ones, so that the name stays a single part.
    .replace(/([A-Za-z]) +(?=[A-Za-z])/g, '$1\u00A0')

/** Removes identity numbers, which the shop must not store. Their last digits look like a telephone number. */
const withoutIdentity = (text: string): string =>
  text.replace(/\d{6,}[Xx]?/g, (digits) => (/^\d{17}[\dXx]$/.test(digits) ? ' ' : digits))

function toPieces(text: string): Piece[] {
  const kinds: PieceKind[] = []
  const marked = text.replace(LABELS, (whole, known, gap, unknown, gapToo, bare) => {
    const label = String(known ?? unknown ?? bare)
    const kind = LABEL_KINDS.find(([words]) => words.test(label))?.[1]
    if (!kind) return whole
    kinds.push(kind)
    return `${String(gap ?? gapToo ?? ' ')} ${LABEL_HERE} `
  })
  const pieces: Piece[] = []
  let kind: PieceKind | undefined
  let wasTelephone = false
  for (const word of marked.split(SEPARATORS).map((part) => part.trim())) {
    if (word === '') continue
    if (word === LABEL_HERE) kind = kinds.shift()
    else if (word === TELEPHONE_HERE) {
      const last = pieces[pieces.length - 1]
      if (last) last.besideTelephone = true
      wasTelephone = true
      kind = undefined
    } else {
      pieces.push({ text: word, ...(kind && { kind }), ...(wasTelephone && { besideTelephone: true }) })
      wasTelephone = false
      // The label of an address applies to all pieces after it; other labels apply only to the next piece.
      if (kind !== 'address') kind = undefined
    }
  }
  return pieces.filter((piece) => piece.kind !== 'other' && piece.kind !== 'telephone')
}
