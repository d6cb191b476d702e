import type { InvoiceTitle, NamedAddress } from '@hearth/domain'

/** What came of asking the platform for something. */
export type Answer<Value> =
  | { status: 'done'; value: Value }
  /** The shopper closed the platform's own sheet: say nothing. */
  | { status: 'cancelled' }
  /** The shopper refuses, now or earlier; only the platform's settings can undo it. */
  | { status: 'denied' }
  /** This platform, or this version of it, has no such thing. */
  | { status: 'unsupported' }
  /** Anything else, such as a lost network: it can be tried again. */
  | { status: 'failed' }

/**
 * Something that only some platforms can do. A screen shows no entry for it if `isSupported` says no; ask after the
 * page is shown, since the server always says no.
 */
export interface DevicePort<Wish, Value> {
  isSupported(): boolean
  /** Asks the platform, which may ask the shopper. Never rejects. */
  ask(wish: Wish): Promise<Answer<Value>>
}

/** A place on earth. */
export interface Place {
  /** Degrees. */
  latitude: number
  /** Degrees. */
  longitude: number
  /** What the degrees are counted in: maps of the mainland show `gcj02`, browsers know `wgs84` alone. */
  system: 'wgs84' | 'gcj02'
}

/** A picture the shopper chose. */
export interface ChosenPicture {
  /** Address to show it by while the page stands. */
  address: string
  /** Bytes. */
  size: number
  /** In browsers, what is uploaded; elsewhere the address is. */
  file?: Blob
}

/** A picture to send. */
export interface PictureUpload {
  picture: ChosenPicture
  /** Whole address that takes it. */
  url: string
  /** Name of the form's field it goes in. */
  field: string
  headers?: Readonly<Record<string, string>>
}

/** What a server said to an upload. */
export interface UploadReply {
  /** HTTP status. */
  status: number
  body: string
}

/** How the messaging app's customer service is reached, as its console says. */
export interface ServiceChat {
  corpId: string
  url: string
}

/** What the shop's server was given by a platform's cashier, passed on as it is. */
export type PaymentParameters = Readonly<Record<string, string>>

/** What the shop's server reads a telephone number out of: a code, or what only it can decipher. */
export type TelephoneAnswer = Answer<{ code: string } | { encryptedData: string; iv: string }>

/** Props of `TelephoneButton`. */
export interface TelephoneButtonProps {
  label: string
  className?: string
  onAnswer: (answer: TelephoneAnswer) => void
}

/**
 * What the device of a platform offers. Each port is a module of its own, so that a screen brings only those it asks
 * for.
 */
export interface Device {
  /** The address book of the app around the shop. Browsers have none. */
  addressBook: DevicePort<void, NamedAddress>
  /** The invoice headers kept there. Browsers have none. */
  invoiceTitles: DevicePort<void, InvoiceTitle>
  /**
   * Asks whether the shop may send these messages once each; the answer are the ids that it may. To be asked by a
   * press. The messaging app alone has it.
   */
  messages: DevicePort<{ templateIds: readonly string[] }, { accepted: string[] }>
  /** Reads a bar or QR code with the camera. Browsers have none. */
  scanner: DevicePort<void, { text: string }>
  /** Where the shopper is. */
  location: DevicePort<void, Place>
  /** Takes or picks pictures, at most so many (up to 9). */
  pictures: DevicePort<{ most: number }, ChosenPicture[]>
  /** Sends one of them. `done` whatever the server answered. */
  pictureUpload: DevicePort<PictureUpload, UploadReply>
  /** Keeps a picture of the web in the phone's album; browsers download it. */
  album: DevicePort<{ address: string }, void>
  /** Reads what was copied. Copying is the port `copy` of the shop. */
  clipboard: DevicePort<void, { text: string }>
  /** The messaging app's customer service. Elsewhere the shop's telephone is what there is. */
  serviceChat: DevicePort<ServiceChat, void>
  /** A code that the shop's server turns into the shopper's account of the app. Browsers have none. */
  platformLogin: DevicePort<void, { code: string }>
  /**
   * The cashier of the app around the shop. `done` is no proof: ask the shop whether it was paid. Browsers have none.
   */
  platformPayment: DevicePort<PaymentParameters, void>
}
