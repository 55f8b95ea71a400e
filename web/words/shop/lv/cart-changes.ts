/** Changes of the cart since the customer last saw it. */
export const cartChanges = {
  title: 'Pa to laiku grozā kaut kas ir mainījies:',
  price: (name: string, old: string, now: string) => `${name}: cena bija ${old}, tagad ${now}.`,
  stock: (name: string, old: number, now: number) =>
    now === 0
      ? `${name}: vairs nav noliktavā.`
      : `${name}: vēlējāties ${old}, noliktavā ir ${now}.`,
  promo: (code: string) => `Promo kods ${code} šim pasūtījumam neder.`,
  total: (old: string, now: string) => `Kopā bija ${old}, tagad ${now}.`,
  agreeToAdd: 'Piekrist un pievienot',
}
