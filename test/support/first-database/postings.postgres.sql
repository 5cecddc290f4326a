insert into search_postings (seq, names, terms) values (1, '''dal'' ''indian'' ''dal''', '''dal'' ''indian'' ''200'' ''g'' ''red'' ''lentil'' ''rins'' ''1'' ''onion'' ''cook'' ''home''');
insert into search_postings (seq, names, terms) values (2, '''ผั'' ''ัด'' ''ดไ'' ''ไท'' ''ทย'' ''ย'' ''thay'' ''ผััดดไไททยย''', '''ผั'' ''ัด'' ''ดไ'' ''ไท'' ''ทย'' ''ย'' ''thay'' ''200'' ''g'' ''red'' ''lentil'' ''rins'' ''1'' ''onion'' ''cook'' ''home''');
insert into search_postings (seq, names, terms) values (3, '''crem'' ''brule'' ''indian'' ''crembrule''', '''crem'' ''brule'' ''indian'' ''200'' ''g'' ''red'' ''lentil'' ''rins'' ''1'' ''onion'' ''cook'' ''home''');
insert into search_postings (seq, names, terms) values (4, '''dal'' ''indian'' ''dal''', '''dal'' ''indian'' ''200'' ''g'' ''red'' ''lentil'' ''rins'' ''1'' ''onion'' ''cook'' ''home''');
select setval(pg_get_serial_sequence('recipes', 'seq'), 4);
select setval(pg_get_serial_sequence('search_words', 'id'), (select max(id) from search_words));
