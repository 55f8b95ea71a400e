import type { FieldTexts } from '../../shared/field-texts.ts'

/** Messages to phones, and what the calls beside the fixed API say of orders. */
export const messageFields: FieldTexts = {
  'NearestOrder.total_before': ['The order’s sum as it is, with deposit', 27.6],
  'NearestOrder.total_after': ['The order’s sum once the goods are in it', 34.2],
  'OrderRefund.available': ['On the account, and can go back to its card or bank', 27.6],
  'placeOrder.account_part': ['What the account pays; the bank is asked for the rest', 10],
  provider_way: ['A way of the payment provider’s own, listed with the method', 'wallet'],
  'PaymentWay.method': ['The method to send with it', 6],
  'PaymentWay.way': ['Sent as `provider_way`; null: the page of the method itself', 'wallet'],
  'PaymentWay.name': ['As it is shown', 'Apple Pay vai Google Pay'],
  'PaymentWay.charge': ['Added to what is paid', 0.3],
  'PaymentWay.picture': [
    'The provider’s mark as a data address; null: none',
    'data:image/png;base64,iVBORw0=',
  ],
  'PaymentWay.least': ['The smallest sum that it takes, charge included', 0.01],
  'MessageChoices.public_key': [
    'The shop’s key for a browser’s subscription; null: no messages go to phones',
    'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  ],
  'MessageChoices.kinds': 'Every kind of message',
  'MessageChoices.kinds.by_push': '1: it comes to the devices',
  'MessageChoices.kinds.always_by_mail': '1: it is mailed in any case',
  'MessageChoices.devices': 'The browsers that take messages',
  'MessageChoices.devices.added_at': 'When it was added',
  'chooseMessages.by_push': '1: to the devices, 0: by mail',
  'addPushDevice.endpoint': [
    'The address of the browser’s push service',
    'https://fcm.googleapis.com/fcm/send/dF1',
  ],
  'addPushDevice.keys': 'The keys of the browser’s subscription',
  'addPushDevice.keys.p256dh': [
    'Its public key, in base64url',
    'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  ],
  'addPushDevice.keys.auth': ['Its secret, in base64url', 'tBHItJI5svbpez7KI4CCXg'],
}
