/** What `hearth help` prints. */
export const HELP = `hearth: what a shop owner does until there is a console.

  hearth orders [--status unpaid|paid|reminded|shipped|received|cancelled] [--from 2026-11-01] [--to 2026-11-30] [--count 20]
                                    the latest orders
  hearth order <orderId>            what a parcel needs: lines, consignee, telephone, address, remark, invoice (logged)
  hearth export orders [--status paid] [--from 2026-11-01] [--to 2026-11-30] [--output orders.xlsx|orders.csv]
                                    a spreadsheet of orders, with whom they go to (logged)
  hearth ship <orderId> [--company 顺丰速运] [--tracking SF123] [--items 200101=1,200201=2]
                                    a paid order is on its way, or those of its pieces
  hearth ship --file <parcels.xlsx|parcels.csv> [--company 顺丰速运]
                                    those of a spreadsheet with columns 订单号, 物流公司, 运单号: all of them or none
  hearth track <orderId> [--tracking SF123] <text>
                                    one more step of its newest parcel, or of that one
  hearth cancel <orderId> [--reason 无法送达]
                                    an unpaid order; the shopper reads why
  hearth refund <orderId> [--reason 缺货]
                                    cancel a paid order that is not shipped, and give its money back
  hearth after-sale list [--status applied] [--order <orderId>] [--count 20]
                                    what shoppers ask to return, exchange or repair
  hearth after-sale show <id>       one of them, and what can be done next
  hearth after-sale agree <id> [--return no] [--deduct 10.00 --reason 少退一件赠品]
  hearth after-sale refuse <id> --reason 商品已明显使用
  hearth after-sale receive <id> [<pieces>] [--resellable 1] [--deduct 10.00 --reason 缺少配件]
                                    what arrived: its money goes back, or it is exchanged or repaired
  hearth after-sale refuse-goods <id> --reason 商品已明显使用 --tracking SF123 [--company 顺丰速运]
  hearth after-sale quote <id> [灯板更换=30.00 工时=20.00]
                                    what a repair costs; nothing under warranty
  hearth after-sale send <id> --tracking SF123 [--company 顺丰速运]
                                    another product, or the repaired one
  hearth after-sale refund <id>     money for an exchange there is nothing to send for
  hearth after-sale bank [<refundId> --reference 202611230001]
                                    refunds that no cashier can give back; or notes that one was sent by bank
  hearth funding list [--of running|reached|released|failed|refunded] [--count 20]
                                    crowd-fundings, and how far they are
  hearth trial list [--of waiting|trying|returning|due|paid] [--count 20]
                                    free trials: who applied, who tries, and what is due
  hearth trial show <orderId>       one of them, and what can be done next
  hearth trial approve <orderId>    lend it: its order can be shipped
  hearth trial refuse <orderId> --reason 该地区暂不支持试用
  hearth trial charge <orderId> 59.00 --reason 缺少充电底座
                                    for what was kept, or came back incomplete and was refused
  hearth trial at-once [2]          how many products a shopper may have on trial at once; or sets it
  hearth invoice list [--count 20]  invoices of orders: asked for, made, taken back
  hearth invoice refuse <orderId> --reason 抬头与税号不符
  hearth invoice companies          companies that want special VAT invoices
  hearth invoice company <id> usable|refused [--reason 开户银行与账号不符]
  hearth invoice rules              which invoices the shop makes, and the rate of tax
  hearth cabinet list               cabinets and pickup points, and how many compartments are taken
  hearth cabinet open|close <id>    whether orders may go there; capacity <id> 20 sets its compartments
  hearth cabinet parcels            parcels that go to cabinets
  hearth cabinet put <orderId> [FC20261121000123]
                                    its parcel is in its cabinet; the shopper is told the code
  hearth cabinet fetched <orderId> [482913]
                                    it was fetched, with this code; back <orderId>: nobody did
  hearth products [--shelf on|off] [--search 台灯] [--count 20]
                                    products and their skus: price, stock, sold, shelf, page
  hearth price <skuNo> [199.00]     its price in yuan; or change it
  hearth stock <skuNo>              how many are left, and sold
  hearth stock <skuNo> 50|+10|-10   set, add or take away
  hearth guide <spuNo> [--title 台灯使用指南 --url https://… | none]
                                    what shoppers find with paid orders of a product
  hearth shelf <skuNo> on|off       put it on the shelf, or take it off whatever its stock
  hearth shop                       who the shop is: name, logo, colour, company, licence, filings, payment marks
  hearth shop receive-days [10]     after how many days orders on their way count as received; or sets it
  hearth delivery [--cutoff 16] [--days 3]
                                    where the shop delivers to, and in how many days; paid until that hour leaves on the same day
  hearth delivery <areaCode> 5|no|usual
                                    the days to a province, city or district; not there at all; or as everywhere
  hearth import <file.json|folder>  add or change that, products, pictures, pages: all of it or nothing; of a folder, its shop.json
                                    (docs/guides/running-a-shop.md)
  hearth coupon give <telephone> <batchId>
                                    a coupon for a shopper
  hearth coupon list                which kinds of coupons there are
  hearth coupon show <batchId>      one of them: how many were given and used
  hearth coupon codes <batchId> <count>
                                    new codes for cards, told this once
  hearth activities [--after <id>]  gift activities: when, for whom, and how many presents were taken
  hearth codes                      products that are delivered as codes: how many are left, and orders that wait
  hearth codes on <skuNo>           a sku is delivered as codes from now on; off: it is sent
  hearth codes import <skuNo> <file.txt>
                                    take in codes, one a line; orders that wait are given theirs
  hearth codes show <orderId>       the codes of an order (logged)
  hearth ducode list [--count 20]   which batches of redemption codes there are
  hearth ducode add <batchId> --name 新居礼遇卡 --price 0.00 --skus 150401,150505 --until 2026-12-31 [--pieces 1]
                                    what its codes are good for: so many pieces of these skus, for that price each
  hearth ducode change <batchId> [--name ...] [--price ...] [--skus ...] [--until ...] [--pieces ...]
  hearth ducode codes <batchId> <count>
                                    make codes for cards; they are told this once
  hearth ducode uses <batchId> [--count 20]
                                    which codes were used, by whom and for which orders
  hearth points                     what points, gold and stars are given and taken for
  hearth points give <telephone> <pieces> [--unit points|gold|stars] [--reason 补偿]
                                    points, gold or stars for a shopper
  hearth shopper <telephone> [enterprise|person]
                                    what kind of account somebody has; or sets it
  hearth link                       the latest short links
  hearth link <path> --title 智能音箱上新
                                    a short link to a page of the shop
  hearth lives                      live broadcasts, and how often each was looked at
  hearth fans [--count 20]          shoppers who want to be told of news first, with their telephones (logged)
  hearth visits [--days 7]          who came, from where, and what they did
  hearth logins                     login codes asked for this hour, and logins
  hearth audit                      whether stock, money and orders agree, and what failed and will be tried again
  hearth staff                      who may log in, and with which roles
  hearth staff add <name> --role orders[,support] [--password <12 characters or more>]
                                    a member of staff: password and one-time code are told this once
  hearth staff roles <name> <orders[,support]>
  hearth staff reset <name> [--password <...>]
                                    new password and one-time code; may log in again
  hearth staff disable <name>       ends all logins of this one
  hearth log [--actor lin] [--call orders.refund] [--target <orderId>] [--count 20]
                                    who did what, and what it changed
  hearth help                       this text

  hearth --shop https://shop.example login <name>
                                    as staff, over a network; then: hearth --shop https://shop.example orders
  hearth --shop https://shop.example logout

DATA_DIR says which shop (./.data); DATABASE_URL, a PostgreSQL server. A running shop is asked; else its data is opened.`
