import type { InvoiceTitle, NamedAddress } from '@hearth/domain'

/** The answer to a request of a device port. */
export type Answer<Value> =
  | { status: 'done'; value: Value }
  /** The shopper closed the platform's dialog. No message should be shown. */
  | { status: 'cancelled' }
  /** The shopper has refused, now or earlier. Only the platform's settings can change it. */
  | { status: 'denied' }
  /** The platform, or its version, does not support the request. */
  | { status: 'unsupported' }
  /** The request failed for another reason, such as a lost connection. It can be tried again. */
  | { status: 'failed' }

/**
 * A feature that only some platforms have. A screen offers it only if `isSupported` returns true. `isSupported` must be
 * called after the page is shown: on a server it always returns false.
 */
export interface DevicePort<Wish, Value> {
  isSupported(): boolean
  /** Requests the feature from the platform, which may ask the shopper. Never rejects. */
  ask(wish: Wish): Promise<Answer<Value>>
}

/** A geographic position. */
export interface Place {
  /** Degrees. */
  latitude: number
  /** Degrees. */
  longitude: number
  /** Coordinate system. Maps of the mainland use `gcj02`; browsers only return `wgs84`. */
  system: 'wgs84' | 'gcj02'
}

/** A picture that the shopper chose. */
export interface ChosenPicture {
  /** Address by which the page can show the picture while the page is open. */
  address: string
  /** Bytes. */
  size: number
  /** In browsers, the data to upload. Elsewhere `address` is uploaded. */
  file?: Blob
}

/** The upload of a picture. */
export interface PictureUpload {
  picture: ChosenPicture
  /** Absolute URL that the picture is sent to. */
  url: string
  /** Name of the form field that contains the picture. */
  field: string
  headers?: Readonly<Record<string, string>>
}

/** The server's response to an upload. */
export interface UploadReply {
  /** HTTP status. */
  status: number
  body: string
}

/** Parameters of the messaging app's customer service, as its console shows them. */
export interface ServiceChat {
  corpId: string
  url: string
}

/** Payment parameters that the shop's server got from a platform's cashier. They are passed on unchanged. */
export type PaymentParameters = Readonly<Record<string, string>>

/** The data from which the shop's server decodes a telephone number: a code, or an encrypted text. */
export type TelephoneAnswer = Answer<{ code: string } | { encryptedData: string; iv: string }>

export interface TelephoneButtonProps {
  label: string
  className?: string
  onAnswer: (answer: TelephoneAnswer) => void
}

/** The features of a device. Each port is in its own module, so that a screen loads only the ports it uses. */
export interface Device {
  /** Picks an address that the host app stores. Not supported in browsers. */
  addressBook: DevicePort<void, NamedAddress>
  /** Picks an invoice title that the host app stores. Not supported in browsers. */
  invoiceTitles: DevicePort<void, InvoiceTitle>
  /**
   * Asks for permission to send one message by each of these templates. Returns the ids of the allowed templates. Must
   * be called from a press. Supported only in the messaging app.
   */
  messages: DevicePort<{ templateIds: readonly string[] }, { accepted: string[] }>
  /** Reads a bar code or QR code with the camera. Not supported in browsers. */
  scanner: DevicePort<void, { text: string }>
  /** Locates the shopper. */
  location: DevicePort<void, Place>
  /** Takes or picks at most `most` pictures (up to 9). */
  pictures: DevicePort<{ most: number }, ChosenPicture[]>
  /** Uploads a picture. The answer is `done` for any response of the server. */
  pictureUpload: DevicePort<PictureUpload, UploadReply>
  /** Saves a picture from the web in the phone's album. Browsers download it. */
  album: DevicePort<{ address: string }, void>
  /** Reads the clipboard. The shop's port `copy` writes it. */
  clipboard: DevicePort<void, { text: string }>
  /** Opens the messaging app's customer service. On other platforms, the shop's telephone takes its place. */
  serviceChat: DevicePort<ServiceChat, void>
  /**
   * Returns a code that the shop's server exchanges for the shopper's account of the app. Not supported in browsers.
   */
  platformLogin: DevicePort<void, { code: string }>
  /**
   * Opens the cashier of the host app. The answer `done` does not prove a payment; the shop knows the
   * result. Not supported in browsers.
   */
  platformPayment: DevicePort<PaymentParameters, void>
}
