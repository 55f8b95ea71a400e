-- What a banner says under its heading; the words lie over the picture, to be read, searched and translated.

alter table banners
  add column text_lv text not null default '',
  add column text_en text not null default '';
