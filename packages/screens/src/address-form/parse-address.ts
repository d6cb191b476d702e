/** What could be told from a copied text. */
export interface ParsedAddress {
  consigneeName?: string
  consigneeTele?: string
  detailAddress?: string
}

const LABELS = /（收货人|收件人|姓名|联系人|手机号码|手机号|手机|电话|联系方式|所在地区|详细地址|收货地址|地址）\s*[:：]?/g

/** Takes name, telephone and address out of a copied text, such as `林晓 13800138000 浙江省杭州市西湖区文三路 1 号`. The areas stay to be picked. */
export function parseAddress(text: string): ParsedAddress {
  const found: ParsedAddress = {}
  const telephone = /(?:\+?86[-\s]?)?(1[3-9]\d)[-\s]?(\d{4})[-\s]?(\d{4})(?!\d)/.exec(text)
  if (telephone) found.consigneeTele = telephone.slice(1).join('')
  const words = (telephone ? text.replace(telephone[0], ' ') : text)
    .replace(LABELS, ' ')
    .split(/[\s,，;；、|]+/)
    .filter(Boolean)
  const name = words.find((word) => /^[\u4e00-\u9fa5·]{2,6}$/.test(word) && !/[省市区县镇路街]$/.test(word)) ?? words.find((word) => /^[A-Za-z]{2,20}$/.test(word))
  if (name) found.consigneeName = name
  const rest = words.filter((word) => word !== name).join('')
  if (rest) found.detailAddress = rest.replace(/^.*?（省|自治区）/, '').replace(/^[^市区县]{1,10}?（市|自治州|地区|盟）/, '').replace(/^[^区县市]{1,10}?（区|县|市|旗）/, '') || rest
  return found
}
