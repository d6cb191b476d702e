/** What could be told from a copied text. */
export interface ParsedAddress {
  consigneeName?: string
  consigneeTele?: string
  detailAddress?: string
}

const TELEPHONE = /(?:\+?86[-\s]?)?(1[3-9]\d)[-\s]?(\d{4})[-\s]?(\d{4})(?!\d)/
const LABEL = /(?:收货人|收件人|联系人|姓名|手机号码|手机号|手机|联系电话|电话|所在地区|详细地址|收货地址|地址)\s*[:\uff1a]/g
const BREAK = /[\s,;|\u3001\uff0c\uff1b]+/

/** Province, city and district at the front of an address. They are picked from a list, so the text goes without them. */
const AREAS = /^(?:[^\d路街号]{2,8}?(?:省|自治区))?[^\d路街号]{2,8}?(?:市|自治州|地区|盟)[^\d路街号]{1,8}?(?:区|县|旗|市)/

/** Takes name, telephone and address out of a copied text, such as `林晓 13800138000 浙江省杭州市西湖区文三路 1 号`. */
export function parseAddress(text: string): ParsedAddress {
  const telephone = TELEPHONE.exec(text)
  const words = text
    .replace(telephone?.[0] ?? '', ' ')
    .replace(LABEL, ' ')
    .split(BREAK)
    .filter(Boolean)
  const name = words.find((word) => /^[\u4e00-\u9fa5\u00b7]{2,6}$/.test(word) && !/[省市区县镇乡村路街号]$/.test(word))
  const detail = words
    .filter((word) => word !== name)
    .join('')
    .replace(AREAS, '')
  return {
    ...(name ? { consigneeName: name } : {}),
    ...(telephone ? { consigneeTele: telephone.slice(1).join('') } : {}),
    ...(detail ? { detailAddress: detail } : {}),
  }
}
