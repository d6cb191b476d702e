import { takeArea } from '#address/area-names'
import { isPlainName, nameBehindHouse, nameOf, nameScore } from '#address/consignee-name'
import type { MatchedAddress } from '#address/match-areas'
import { readAreas, type AreasBelow, type AreasOfText } from '#address/read-areas'
import { splitPasted, type Piece } from '#address/split-pasted'

/** The pieces of a text, split where the address begins, and the areas of the address. */
interface Begun {
  /** Pieces before the address. A name directly before the address, without a blank, is a piece of its own. */
  before: Piece[]
  /** Pieces after the areas. */
  after: Piece[]
  areas: AreasOfText
}

/** Maximum number of characters of a name that can stand directly before an address without a blank. */
const LONGEST_GLUED_NAME = 4
/** Minimum score of a name among the pieces after the areas. Before the areas, a score of 1 is enough. */
const SURE = 3
const POSTAL_CODE = /^\d{6}$/

/**
 * Reads a name, a mobile number and an address from a pasted text, such as `王小明 13812348000 北京市海淀区上地十街 10 号`, with the
 * help of the shop's area data. The shopper can correct the result: unknown words stay in the detail, and missing parts
 * are empty.
 */
export async function readPastedAddress(text: string, areasBelow: AreasBelow): Promise<MatchedAddress> {
  const { consigneeTele, extension, pieces } = splitPasted(text)
  const begun = await findBegin(pieces, once(areasBelow))
  const { name, rest } = takeName(begun?.before ?? [], begun?.after ?? pieces)
  const { province, city, district, street } = begun?.areas ?? {}
  return {
    consigneeName: extension && name && !/\d[\])]$/.test(name) ? `${name}[${extension}]` : name,
    consigneeTele,
    provinceCode: province?.code ?? '',
    provinceName: province?.name ?? '',
    cityCode: city?.code ?? '',
    cityName: city?.name ?? '',
    districtCode: district?.code ?? '',
    districtName: district?.name ?? '',
    streetCode: street?.code ?? '',
    streetName: street?.name ?? '',
    detailAddress: joined(rest.filter((piece) => !POSTAL_CODE.test(piece.text))),
  }
}

/** Returns a function that loads the areas inside an area only once. */
function once(areasBelow: AreasBelow): AreasBelow {
  const known = new Map<string, ReturnType<AreasBelow>>()
  return (code) => {
    const areas = known.get(code) ?? areasBelow(code)
    known.set(code, areas)
    return areas
  }
}

/**
 * Finds the beginning of the address: the piece that begins with the most levels of areas. If several pieces have
 * equally many, the first is taken.
 */
async function findBegin(pieces: readonly Piece[], below: AreasBelow): Promise<Begun | undefined> {
  const provinces = await below('')
  const all = pieces.flatMap((piece, index) => {
    if (piece.kind === 'name') return []
    const glued = gluedBefore(piece.text, (rest) => takeArea(rest, provinces) !== undefined)
    const whole = takeArea(piece.text, provinces) ? [{ index, glued: '' }] : []
    return glued ? [...whole, { index, glued }] : whole
  })
  // Without a province, the address may begin with a city.
  const begins =
    all.length > 0 ? all : pieces.flatMap(({ kind }, index) => (kind === 'name' ? [] : [{ index, glued: '' }]))
  let best: Begun | undefined
  for (const { index, glued } of begins) {
    const first = pieces[index]
    if (!first) continue
    const named = pieces.slice(index + 1).filter(({ kind }) => kind === 'name')
    const following = pieces.slice(index + 1).filter(({ kind }) => kind !== 'name')
    const words = [{ ...first, text: first.text.slice(glued.length) }, ...following]
    const text = words.map((piece) => piece.text).join(' ')
    const areas = await readAreas(text, below)
    if (depthOf(areas) <= depthOf(best?.areas)) continue
    const before = [...pieces.slice(0, index), ...(glued ? [{ ...first, text: glued }] : []), ...named]
    best = { before, after: lastSigns(words, areas.rest.length), areas }
  }
  return best
}

/** Returns the name at the beginning of a piece, directly before an area; empty if there is none. */
function gluedBefore(text: string, isArea: (rest: string) => boolean): string {
  for (let length = 2; length <= LONGEST_GLUED_NAME; length += 1) {
    const name = text.slice(0, length)
    if (isPlainName(name) && isArea(text.slice(length))) return name
  }
  return ''
}

const depthOf = (areas: AreasOfText | undefined): number =>
  areas ? [areas.province, areas.city, areas.district, areas.street].filter(Boolean).length : 0

/** Returns the pieces that make up the last `signs` characters. A blank between two pieces counts as one character. */
function lastSigns(pieces: readonly Piece[], signs: number): Piece[] {
  const left: Piece[] = []
  let open = signs
  for (const piece of [...pieces].reverse()) {
    if (open <= 0) break
    left.unshift({ ...piece, text: piece.text.slice(-open) })
    open -= piece.text.length + 1
  }
  return left
}

/** Finds the name among the pieces before and after the areas. Returns it with the remaining pieces. */
function takeName(before: readonly Piece[], after: readonly Piece[]): { name: string; rest: Piece[] } {
  const pieces = [...before, ...after]
  const labelled = pieces.findIndex(({ kind }) => kind === 'name')
  if (labelled >= 0) return without(pieces, labelled)
  let best = { index: -1, score: 0 }
  pieces.forEach((piece, index) => {
    const isBefore = index < before.length
    const isAtEdge = index === 0 || index === pieces.length - 1
    if (!isBefore && !isAtEdge && !piece.besideTelephone) return
    const score = piece.kind === 'address' ? 0 : nameScore(piece, isAtEdge)
    if (score > best.score && (isBefore || score >= SURE)) best = { index, score }
  })
  if (best.index >= 0) return without(pieces, best.index)
  for (const [index, piece] of pieces.entries()) {
    const name = nameBehindHouse(piece.text)
    if (!name || !(piece.besideTelephone || index === pieces.length - 1)) continue
    const rest = pieces.map((one) => (one === piece ? { ...one, text: one.text.slice(0, -name.length) } : one))
    return { name, rest }
  }
  return { name: '', rest: pieces }
}

const without = (pieces: readonly Piece[], index: number): { name: string; rest: Piece[] } => ({
  name: nameOf(pieces[index]?.text ?? ''),
  rest: pieces.filter((_, one) => one !== index),
})

/**
 * Joins pieces to one text. A blank is kept only between two pieces whose letters or digits would otherwise be joined.
 */
const joined = (pieces: readonly Piece[]): string =>
  pieces
    .reduce((text, piece) => text + (/\w$/.test(text) && /^\w/.test(piece.text) ? ' ' : '') + piece.text, '')
    .replace(/\u00A0/g, ' ')
