insert into search_names (rowid, terms) values (1, 'dal indian dal');
insert into search_all (rowid, terms) values (1, 'dal indian 200 g red lentil rins 1 onion cook home');
insert into search_names (rowid, terms) values (2, 'ผั ัด ดไ ไท ทย ย thay ผััดดไไททยย');
insert into search_all (rowid, terms) values (2, 'ผั ัด ดไ ไท ทย ย thay 200 g red lentil rins 1 onion cook home');
insert into search_names (rowid, terms) values (3, 'crem brule indian crembrule');
insert into search_all (rowid, terms) values (3, 'crem brule indian 200 g red lentil rins 1 onion cook home');
insert into search_names (rowid, terms) values (4, 'dal indian dal');
insert into search_all (rowid, terms) values (4, 'dal indian 200 g red lentil rins 1 onion cook home');
